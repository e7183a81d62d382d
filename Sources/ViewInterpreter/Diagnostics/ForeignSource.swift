/// Recognises text that is no Swift at all, so that a person is told so and not where Swift's grammar gives up.
enum ForeignSource {
    /// What a text is by its marks; all of them must be there.
    private static let kinds: [(name: String, marks: [[String]])] = [
        (
            "JavaScript",
            [["=> {", "const "], ["require("], ["export default"], ["function ", "var "], ["console.log"]]
        ),
        ("HTML", [["<!DOCTYPE"], ["<!doctype"], ["<html"], ["<div", "</div>"], ["<?xml"]]),
        ("a change list", [["diff --git"], ["\n@@ -"]]),
        ("Objective-C", [["@interface"], ["@implementation"], ["#import <"]]),
        ("C", [["#include"]]),
        ("Kotlin", [["fun ", "@Composable"], ["fun ", "val "], ["fun main("]]),
        ("Dart", [["Widget build("], ["void main()", "runApp"]]),
        ("Java", [["public static void"], ["public class"]]),
        ("C#", [["using System"]]),
        ("Rust", [["fn main"], ["let mut "], ["println!"], ["fn ", "-> ", "impl "]]),
        ("Go", [["package main"], [":= ", "func "]]),
        ("Python", [["def ", "):\n"], ["elif "], ["__name__"], ["    print(", ":\n", "for ", " in range("]]),
        ("CSS", [["px;"], ["color:", ";"], ["margin:"]]),
        ("SQL", [["SELECT ", " FROM "], ["INSERT INTO"], ["CREATE TABLE"]]),
        ("a shell script", [["#!/bin/"], ["#!/usr/bin/env"]]),
        ("Markdown", [["```"]]),
    ]

    /// Says that a source with syntax errors is something else; `nil` if it may well be Swift.
    ///
    /// - Complexity: O(*n*) in the length of the text, of which only the beginning counts.
    static func diagnostic(for source: String) -> ProgramDiagnostic? {
        let head = String(source.prefix(8_000))
        guard !head.contains("import SwiftUI"), !head.contains(": View {"), !head.contains("some View") else {
            return numberedLines(head)
        }
        let trimmed = head.drop { $0.isWhitespace }
        if trimmed.first == "{" || trimmed.first == "[", head.contains("\": ") || head.contains("\":") {
            return told("JSON")
        }
        for kind in kinds where kind.marks.contains(where: { $0.allSatisfy { head.contains($0) } }) {
            return told(kind.name)
        }
        if !head.contains("{"), !head.contains("("), head.contains(" ") {
            return ProgramDiagnostic(
                severity: .error,
                line: 1,
                column: 1,
                message: "this is not Swift source: paste a SwiftUI program, such as a 'struct' that conforms to 'View'"
            )
        }
        return nil
    }

    private static func told(_ name: String) -> ProgramDiagnostic {
        let message = "this looks like \(name), not Swift: paste a SwiftUI program"
        return ProgramDiagnostic(severity: .error, line: 1, column: 1, message: message)
    }

    /// Swift that was copied with the numbers of its lines.
    private static func numberedLines(_ head: String) -> ProgramDiagnostic? {
        let lines = head.split(separator: "\n").prefix(5)
        let numbered = lines.enumerated().filter { index, line in
            line.drop { $0 == " " }.prefix { $0.isNumber } == String(index + 1)
        }
        guard lines.count > 2, numbered.count == lines.count else { return nil }
        let message = "the lines begin with their numbers; paste the program without them"
        return ProgramDiagnostic(severity: .error, line: 1, column: 1, message: message)
    }
}
