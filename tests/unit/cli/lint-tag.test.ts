// @vitest-environment node
import { testPages } from './test-pages';

testPages(`
# no-tag
<body><div data-widget="tile" data-title="a"></div></body>
    <div data-widget="tile" data-title="a"> » The page has widgets, such as tile, but no Cobble tag » Add the tag that cobble snippet prints to the <head>.
<body><div data-widget="tile" data-title="a"></div><script>cobbleSettings = {}</script></body>
<body><div data-widget="tile" data-title="a"></div><script src="/gtm.js"></script></body>
    <div data-widget="tile" data-title="a"> » The page has widgets, such as tile, but no Cobble tag » Add the tag that cobble snippet prints to the <head>.
<body><div data-widget="tile" data-title="a"></div><script src="{{ x }}"></script></body>
<body><div data-widget="tile" data-title="a"></div><script src="/x/cobble.realms.js"></script></body>
<body><div data-widget="tile" data-title="a"></div><script src="cobble.js"></script></body>
<body><div data-widget="tile" data-title="a"></div><script src="xcobble.js"></script></body>
    <div data-widget="tile" data-title="a"> » The page has widgets, such as tile, but no Cobble tag » Add the tag that cobble snippet prints to the <head>.
<body><div data-widget="tile" data-title="a"></div><p>cobbleSettings</p></body>
    <div data-widget="tile" data-title="a"> » The page has widgets, such as tile, but no Cobble tag » Add the tag that cobble snippet prints to the <head>.
<body><div data-widget="tile" data-title="a"></div><script>load("/cobble.realms.js")</script></body>
<body><div data-widget="tile" data-title="a"></div><script>load("/cobble..js")</script></body>
    <div data-widget="tile" data-title="a"> » The page has widgets, such as tile, but no Cobble tag » Add the tag that cobble snippet prints to the <head>.
<body><div data-widget="tile" data-title="a"></div><img src="/cobble.js"></body>
    <div data-widget="tile" data-title="a"> » The page has widgets, such as tile, but no Cobble tag » Add the tag that cobble snippet prints to the <head>.
<body><div data-widget="tile" data-title="a"></div><script src=”/cobble.js”></script></body>
<body><p></p></body>
    <body> » The page has no Cobble tag and no element with data-widget » Add the tag that cobble snippet prints to the <head>, and add a widget. Or omit the page.
<body><script src="/cobble.js?v=1"></script></body>
<body><div data-widget="tile" data-title="a"></div><div data-cobble-off><script src="/cobble.js#a"></script></div></body>
<head></head><div data-widget="tile" data-title="a"></div>
    <div data-widget="tile" data-title="a"> » The page has widgets, such as tile, but no Cobble tag » Add the tag that cobble snippet prints to the <head>.
<html><div data-widget="tile" data-title="a"></div>
    <div data-widget="tile" data-title="a"> » The page has widgets, such as tile, but no Cobble tag » Add the tag that cobble snippet prints to the <head>.
<header><div data-widget="tile" data-title="a"></div></header>
<thead><div data-widget="tile" data-title="a"></div>

# no-widget
<script src="/cobble.js" ></script>
<script src="/cobble.js" ></script><div data-widget="tile" data-rating="9" data-title="a"></div>
<img src="/cobble.js">
<script></script>

# several-tags
<script src="/cobble.js" ></script><script src="/cobble.js" ></script>
    <script src="/cobble.js" > » The page has another Cobble tag; the first one is on line 1 » Keep one tag. To use another theme for one element, add data-theme to it.
<script src="/cobble.js" ></script>
<p></p>

# page-config
<script type="application/json" data-cobble-config >{}</script>
<script type="application/json" data-cobble-config >{</script>
    < » The page's settings aren't valid JSON: missing closing } » Correct the JSON. Until then, every setting has its default.
<script type="application/json" data-cobble-config >[]</script>
    [ » The page's settings aren't a JSON object » Correct the JSON. Until then, every setting has its default.
<script type="application/json" data-cobble-config ></script>
    < » The page's settings aren't valid JSON: the file is empty » Correct the JSON. Until then, every setting has its default.
<script type="application/json" data-cobble-config >{"a": 1} x</script>
    x » The page's settings aren't valid JSON: unexpected symbol » Correct the JSON. Until then, every setting has its default.
<script type="application/json" data-cobble-config >{{ x }}</script>
<script type="application/json" data-cobble-config >{}</script><script type="application/json" data-cobble-config >{}</script>
    <script type="application/json" data-cobble-config > » The page has another data-cobble-config, which isn't read; the first one is on line 1 » Merge them.
<div data-cobble-config></div>
    <div data-cobble-config> » data-cobble-config is on a <div> » Write <script type="application/json" data-cobble-config>.
<script type="application/json" data-cobble-config >{"local": "sv"}</script>
    "local" » Unknown setting "local"; did you mean "locale"? » Write "locale".
<script type="application/json" data-cobble-config >⏎{"themee": "a"}</script>
    "themee" » Unknown setting "themee"; did you mean "theme"? » Write "theme".
<script type="application/json" data-cobble-config >{"locale": 1}</script>
<template data-cobble-config></template><script type="application/json" data-cobble-config >{}</script>
    <template data-cobble-config> » data-cobble-config is on a <template> » Write <script type="application/json" data-cobble-config>.
    <script type="application/json" data-cobble-config > » The page has another data-cobble-config, which isn't read; the first one is on line 1 » Merge them.
`);
