// @vitest-environment node
import { testConfigs } from './test-configs';

// CLI-1
testConfigs(String.raw`
# pattern-syntax
url { "include": "^/(" }
    " » url.include of "hero" isn't a valid regular expression: "^/(": Unterminated group » Close every ( with ), or write \\( for a literal one.
url { "include": "^/)" }
    ) » url.include of "hero" isn't a valid regular expression: "^/)": Unmatched ')' » Correct the pattern. It must be a JavaScript regular expression without slashes around it.
url { "include": "^/[" }
    " » url.include of "hero" isn't a valid regular expression: "^/[": Unterminated character class » Close every [ with ], or write \\[ for a literal one.
url { "include": "*" }
    " » url.include of "hero" isn't a valid regular expression: "*": Nothing to repeat » Put something before *, + or ?, or write \\* for a literal one. The wildcard is .*
url { "include": "^/\\" }
    \\ » url.include of "hero" isn't a valid regular expression: "^/\\": \ at end of pattern » Write a character after the backslash, which is \\ in JSON.
url { "include": "^/(?<a>b)\\k<c>" }
    " » url.include of "hero" isn't a valid regular expression: "^/(?<a>b)\\k<c>": Invalid named capture referenced » Correct the pattern. It must be a JavaScript regular expression without slashes around it.
url { "include": "^/a{2,1}" }
    " » url.include of "hero" isn't a valid regular expression: "^/a{2,1}": numbers out of order in {} quantifier » Correct the pattern. It must be a JavaScript regular expression without slashes around it.
url { "include": "^/\\u0061(" }
    " » url.include of "hero" isn't a valid regular expression: "^/\\u0061(": Unterminated group » Close every ( with ), or write \\( for a literal one.

# pattern-time
url { "include": "^/([a-z]+)+$" }
    [a-z]+ » url.include of "hero" can take exponential time: "^/([a-z]+)+$", for example on '/a' + 'a'.repeat(31) + '!'; the page rejects it » Remove ambiguity: no + or * inside a repeated group, and no two alternatives that match the same text.
url { "include": "^/.*.*.*x" }
    warning » .* » url.include of "hero" can take time that grows with the URL's length to the power of 3: "^/.*.*.*x", for example on '/' + 'aaa'.repeat(682) + '!'; the page skips it on more than 365 characters, and the experiment doesn't run » Start the pattern with ^, and use [^/]* instead of .* for one path segment.
url { "include": "^/.*.*.*.*x" }
    warning » .* » url.include of "hero" can take time that grows with the URL's length to the power of 4: "^/.*.*.*.*x", for example on '/' + 'aaaa'.repeat(511) + '!'; the page rejects it » Start the pattern with ^, and use [^/]* instead of .* for one path segment.
url { "include": "^/a" }
url { "include": "(" }
url { "include": "^/(a)*\\1" }
    warning » a » url.include of "hero" can take time that grows with the URL's length to the power of 2: "^/(a)*\\1" » Start the pattern with ^, and use [^/]* instead of .* for one path segment.
url { "include": "/.*.*x" }
    warning » .* » url.include of "hero" can take time that grows with the URL's length to the power of 3: "/.*.*x", for example on '/aa'.repeat(682) + '!'; the page skips it on more than 365 characters, and the experiment doesn't run » Start the pattern with ^, and use [^/]* instead of .* for one path segment.

# empty-setup
setup { "hero-b": { "js": [], "css": [] } }
    { "hero-b": { "js": [], "css": [] } } » setup of "hero" is without files (hero-b), so the experiment changes nothing » Add "setup": { "FLIGHT": { "js": […], "css": […] } }, or remove the experiment.
setup {}
    {} » setup of "hero" is empty, so the experiment changes nothing » Add "setup": { "FLIGHT": { "js": […], "css": […] } }, or remove the experiment.
setup { "a": {}, "b": {} }
    { "a": {}, "b": {} } » setup of "hero" is without files (a, b), so the experiment changes nothing » Add "setup": { "FLIGHT": { "js": […], "css": […] } }, or remove the experiment.
setup { "a": {}, "b": { "removeStyles": true } }
    { "a": {}, "b": { "removeStyles": true } } » setup of "hero" is without files (a, b), so the experiment changes nothing » Add "setup": { "FLIGHT": { "js": […], "css": […] } }, or remove the experiment.
setup { "a": { "js": "x.js" } }
setup { "a": { "js": [1] } }
setup []
setup { "a": {}, "b": { "js": ["/a.js"] } }
experiment { "name": "hero", "flights": {} }
    "hero" » setup of "hero" is missing, so the experiment changes nothing » Add "setup": { "FLIGHT": { "js": […], "css": […] } }, or remove the experiment.
experiment { "name": "hero" }
experiment 1
experiment { "flights": {} }
    { "flights": {} } » setup of experiment 1 is missing, so the experiment changes nothing » Add "setup": { "FLIGHT": { "js": […], "css": […] } }, or remove the experiment.
`);
