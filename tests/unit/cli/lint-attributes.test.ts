// @vitest-environment node
import { testPages } from './test-pages';

testPages(String.raw`
# unknown-attribute
<div data-widget="tile" data-titel="a"></div>
    data-titel="a" » tile has no data-titel; did you mean data-title? » Write data-title.
<div data-widget="tile" data-titel="a" data-title="b"></div>
    data-titel="a" » tile has no data-titel, so Cobble ignores it » Remove it, unless another script reads it. tile has data-title, data-variant, data-price, data-rating, data-least, data-most, data-size, data-on, data-href, data-options, data-action.
<div data-widget="tile" data-zzzz="a"></div>
    data-zzzz="a" » tile has no data-zzzz, so Cobble ignores it » Remove it, unless another script reads it. tile has data-title, data-variant, data-price, data-rating, data-least, data-most, data-size, data-on, data-href, data-options, data-action.
<div data-widget="tile" data-title="a" class="b" data-load="eager"></div>
<div data-widget="plain" data-zzzz="a"></div>
    data-zzzz="a" » plain has no data-zzzz, so Cobble ignores it » Remove it, unless another script reads it. plain has no props.
<div data-widget="tile" data-gtm-x="a"></div>
<div data-widget="tile" data-ratings="1" data-ratting="2"></div>
    data-ratings="1" » tile has no data-ratings; did you mean data-rating? » Write data-rating.
    data-ratting="2" » tile has no data-ratting; did you mean data-rating? » Write data-rating.
<div data-widget="tile" titel="a"></div>
<div data-widget="tile" data-widget-open="#a"></div>
<div data-widget="tile" data-slot="a" data-ga="x"></div>
    data-ga="x" » tile has no data-ga, so Cobble ignores it » Remove it, unless another script reads it. tile has data-title, data-variant, data-price, data-rating, data-least, data-most, data-size, data-on, data-href, data-options, data-action.

# unknown-load
<div data-widget="tile" data-load="eagre"></div>
    eagre » Unknown data-load="eagre"; did you mean "eager"? » Write data-load="eager".
<div data-widget="tile" data-load="zzzzzz"></div>
    zzzzzz » Unknown data-load="zzzzzz" » Use visible, eager, idle, interaction or media (QUERY).
<div data-widget="tile" data-load=""></div>
<div data-widget="tile" data-load="media(a)"></div>
<div data-widget="tile" data-load="media (a)"></div>
<div data-widget="tile" data-load="media"></div>
    media » Unknown data-load="media" » Use visible, eager, idle, interaction or media (QUERY).
<div data-widget="tile" data-load="media "></div>
    media  » Unknown data-load="media " » Use visible, eager, idle, interaction or media (QUERY).
<div data-widget="tile" data-load="a media(a)"></div>
    a media(a) » Unknown data-load="a media(a)" » Use visible, eager, idle, interaction or media (QUERY).
<div data-widget="tile" data-load="{{x}}"></div>
<div data-widget="tile" data-load="eager"></div>

# unknown-theme
<div data-widget="tile" data-theme="relms"></div>
    relms » Unknown theme "relms"; did you mean "realms"? » Write data-theme="realms".
<div data-widget="tile" data-theme=""></div>
<div data-widget="tile" data-theme="pink"></div>
    pink » Unknown theme "pink" » Use one of realms, vanilla.
<script src="/cobble.js" data-theme="pink"></script>
    pink » Unknown theme "pink" » Use one of realms, vanilla.
<div data-widget="tile" data-theme="{{x}}"></div>
<html data-widget=tile data-theme=pink><p>
    pink » Unknown theme "pink" » Use one of realms, vanilla.
<div data-widget=tile data-theme=pink></div>
    pink » Unknown theme "pink" » Use one of realms, vanilla.
<div data-widget=tile data-theme = 'pink'></div>
    pink » Unknown theme "pink" » Use one of realms, vanilla.
<div data-widget=tile data-theme="pink"></div>
    pink » Unknown theme "pink" » Use one of realms, vanilla.
<svg data-widget=tile data-theme="pink"></svg>
    pink » Unknown theme "pink" » Use one of realms, vanilla.
<div⏎ data-widget=tile⏎ data-theme="pi⏎nk"></div>
    pi » Unknown theme "pi\nnk" » Use one of realms, vanilla.
<DIV data-widget=tile DATA-THEME="pink">
    pink » Unknown theme "pink" » Use one of realms, vanilla.

# tag-attribute
<script src="/cobble.js" data-loacle="sv"></script>
    data-loacle="sv" » The Cobble tag has no attribute data-loacle; did you mean data-locale? » Write data-locale.
<script src="/cobble.js" data-zzzz="sv"></script>
<script src="/cobble.js" loacle="sv"></script>
<script src="/cobble.js" data-loacle="{{x}}"></script>
<script src="/cobble.js" data-loacle="sv" data-locale="sv"></script>
    data-loacle="sv" » The Cobble tag has no attribute data-loacle; did you mean data-locale? » Write data-locale.
<script src="/cobble.js" data-locale="sv"></script>
<script src="/cobble.js" data-theme-x="sv"></script>
    data-theme-x="sv" » The Cobble tag has no attribute data-theme-x; did you mean data-theme? » Write data-theme.
<script src="/cobble.js" data-locales="sv" data-loacle="sv"></script>
    data-locales="sv" » The Cobble tag has no attribute data-locales; did you mean data-locale? » Write data-locale.
    data-loacle="sv" » The Cobble tag has no attribute data-loacle; did you mean data-locale? » Write data-locale.
`);
