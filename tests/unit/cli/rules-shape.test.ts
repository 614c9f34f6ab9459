// @vitest-environment node
import { testConfigs } from './test-configs';

// CLI-1
testConfigs(`
# type
file { "experiments": [{ "name": 1, "flights": { "targeting": { "domain": true, "url": { "include": {} } } } }] }
    1 » experiments[0].name is a number, not text » Write text: The experiment's name, unique in the config.
    true » experiments[0].flights.targeting.domain is true or false, not text » Write text: The host name, as in location.hostname, without a scheme, port or path.
    {} » experiments[0].flights.targeting.url.include is an object, not text or a list » Write text or a list: The path must match this pattern, or one of a list.
file []
    [] » The file is a list, not an object » Write an object: Cobble experiments: the pages that each experiment runs on, and what its flights add to them.
file null
    null » The file is null, not an object » Write an object: Cobble experiments: the pages that each experiment runs on, and what its flights add to them.
file 7
    7 » The file is a number, not an object » Write an object: Cobble experiments: the pages that each experiment runs on, and what its flights add to them.
file { "experiments": [null] }
    null » experiments[0] is null, not an object » Write an object: An experiment: where it runs and what its flights add to the page.
file { "experiments": 1 }
    1 » experiments is a number, not a list or an object » Write a list or an object: The experiments, in the order in which their files are loaded.
file { "experiments": "a" }
    "a" » experiments is text, not a list or an object » Write ["a"].
file { "experiments": { "a b": 1 } }
    1 » experiments["a b"] is a number, not an object » Write an object: An experiment: where it runs and what its flights add to the page.
file { "experiments": { "a": null } }
    null » experiments.a is null, not an object » Remove the key instead of writing null.
file { "experiments": { "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa": 1, "b": { "flights": null } } }
    1 » experiments["aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…"] is a number, not an object » Write an object: An experiment: where it runs and what its flights add to the page.
    null » experiments.b.flights is null, not an object » Remove the key instead of writing null.
setup { "b": { "js": "/b.js" } }
    "/b.js" » experiments[0].flights.setup.b.js is text, not a list » Write ["/b.js"].
setup { "b": { "js": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx" } }
    "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx" » experiments[0].flights.setup.b.js is text, not a list » Write ["xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"].
setup { "b": { "js": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx" } }
    "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx" » experiments[0].flights.setup.b.js is text, not a list » Write it as a list, in brackets.
setup { "b": { "js": null, "css": [1] } }
    null » experiments[0].flights.setup.b.js is null, not a list » Remove the key instead of writing null.
    1 » experiments[0].flights.setup.b.css[0] is a number, not text » Write text: A path on the page's origin, or an https URL on an allowed origin.
setup { "b": { "css": ["/b.css"], "removeStyles": true } }
setup { "b": { "css": ["/b.css"], "removeStyles": "true" } }
    "true" » experiments[0].flights.setup.b.removeStyles is text, not true or false » Write true or false: Whether the page disables the stylesheets while a router shows a URL that the flight doesn't run on.
setup { "b": { "js": 1 } }
    1 » experiments[0].flights.setup.b.js is a number, not a list » Write a list: Scripts to add to the page, in this order.
setup { "a-b": { "js": 1 } }
    1 » experiments[0].flights.setup["a-b"].js is a number, not a list » Write a list: Scripts to add to the page, in this order.
setup { "wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww": 1 }
    1 » experiments[0].flights.setup.wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww is a number, not an object » Write an object: The flight's files.
setup { "wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww": 1 }
    1 » experiments[0].flights.setup["wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww…"] is a number, not an object » Write an object: The flight's files.
url { "include": 1 }
    1 » experiments[0].flights.targeting.url.include is a number, not text or a list » Write text or a list: The path must match this pattern, or one of a list.
url { "include": [1, null] }
    1 » experiments[0].flights.targeting.url.include[0] is a number, not text » Write text: A JavaScript regular expression.
    null » experiments[0].flights.targeting.url.include[1] is null, not text » Write text: A JavaScript regular expression.

# unknown-key
file { "experiments": [], "experiment": [] }
    "experiment" » Unknown key "experiment"; did you mean "experiments"? » Write "experiments".
file { "experimentz": [] }
    "experimentz" » Unknown key "experimentz"; did you mean "experiments"? » Write "experiments".
file { "$schema": "a", "experiments": [], "zzzzzz": 1, "qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq": 2 }
    "zzzzzz" » Unknown key "zzzzzz" » Remove it. Allowed keys: experiments.
    "qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq" » Unknown key "qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq" » Remove it. Allowed keys: experiments.
file { "experimentz": [], "experimentx": [] }
    "experimentz" » Unknown key "experimentz"; did you mean "experiments"? » Write "experiments".
    "experimentx" » Unknown key "experimentx"; did you mean "experiments"? » Write "experiments".
experiment { "name": "a", "flight": {} }
    "flight" » Unknown key "flight"; did you mean "flights"? » Write "flights".
experiment { "name": "a", "flights": { "seutp": {}, "quite": 1 } }
    "seutp" » Unknown key "seutp"; did you mean "setup"? » Write "setup".
    "quite" » Unknown key "quite" » Remove it. Allowed keys: targeting, setup.
`);
