// @vitest-environment node
import { testPages } from './test-pages';

testPages(`
# missing-target
<button data-widget-open=""></button><div id="f" data-widget="flyout" data-heading="a"></div><div id="t" data-widget="tile" data-title="a"></div><p id="p"></p>
    data-widget-open="" » data-widget-open has no target » Write data-widget-open="#ID", with the id of a widget.
<button data-widget-close=""></button><div id="f" data-widget="flyout" data-heading="a"></div><div id="t" data-widget="tile" data-title="a"></div><p id="p"></p>
    data-widget-close="" » data-widget-close has no target and isn't in a flyout » Write data-widget-close="#ID", with the id of a widget.
<button data-widget-toggle=""></button><div id="f" data-widget="flyout" data-heading="a"></div><div id="t" data-widget="tile" data-title="a"></div><p id="p"></p>
    data-widget-toggle="" » data-widget-toggle has no target » Write data-widget-toggle="#ID", with the id of a widget.
<button data-widget-open="#f"></button><div id="f" data-widget="flyout" data-heading="a"></div><div id="t" data-widget="tile" data-title="a"></div><p id="p"></p>
<button  data-widget-open=" #f "></button><div id="f" data-widget="flyout" data-heading="a"></div><div id="t" data-widget="tile" data-title="a"></div><p id="p"></p>
<button data-widget-open="f"></button><div id="f" data-widget="flyout" data-heading="a"></div><div id="t" data-widget="tile" data-title="a"></div><p id="p"></p>
    f » data-widget-open="f" selects <f> elements, because it has no # » Write data-widget-open="#f".
<button data-widget-open="#none"></button><div id="f" data-widget="flyout" data-heading="a"></div><div id="t" data-widget="tile" data-title="a"></div><p id="p"></p>
    #none » data-widget-open="#none" matches nothing on this page » Give the widget's element id="none".
<button data-widget-open="none"></button><div id="f" data-widget="flyout" data-heading="a"></div><div id="t" data-widget="tile" data-title="a"></div><p id="p"></p>
<button data-widget-open="#p"></button><div id="f" data-widget="flyout" data-heading="a"></div><div id="t" data-widget="tile" data-title="a"></div><p id="p"></p>
    #p » data-widget-open="#p" matches a <p> that isn't a widget » Select the element with data-widget.
<button data-widget-open="#t"></button><div id="f" data-widget="flyout" data-heading="a"></div><div id="t" data-widget="tile" data-title="a"></div><p id="p"></p>
    #t » data-widget-open="#t" matches a tile, which can't open » Select a widget that can: flyout.
<button data-widget-close="#t"></button><div id="f" data-widget="flyout" data-heading="a"></div><div id="t" data-widget="tile" data-title="a"></div><p id="p"></p>
    #t » data-widget-close="#t" matches a tile, which can't close » Select a widget that can: flyout.
<button data-widget-open=".x #y"></button><div id="f" data-widget="flyout" data-heading="a"></div><div id="t" data-widget="tile" data-title="a"></div><p id="p"></p>
<button data-widget-open="a#b c"></button><div id="f" data-widget="flyout" data-heading="a"></div><div id="t" data-widget="tile" data-title="a"></div><p id="p"></p>
<button data-widget-open="f g"></button><div id="f" data-widget="flyout" data-heading="a"></div><div id="t" data-widget="tile" data-title="a"></div><p id="p"></p>
<button data-widget-open="{{x}}"></button><div id="f" data-widget="flyout" data-heading="a"></div><div id="t" data-widget="tile" data-title="a"></div><p id="p"></p>
<button data-widget-open="##"></button><div id="f" data-widget="flyout" data-heading="a"></div><div id="t" data-widget="tile" data-title="a"></div><p id="p"></p>
    ## » data-widget-open="##" isn't a valid selector » Write data-widget-open="#ID", with the id of a widget.
<div id="f" data-widget="flyout" data-heading="a"><button data-widget-close=""></button></div><div id="t" data-widget="tile" data-title="a"></div><p id="p"></p>
<div id="f" data-widget="flyout" data-heading="a"><button data-widget-open=""></button></div><div id="t" data-widget="tile" data-title="a"></div><p id="p"></p>
    data-widget-open="" » data-widget-open has no target » Write data-widget-open="#ID", with the id of a widget.
<div data-widget="my-flyout"><button data-widget-close=""></button></div>
    data-widget-close="" » data-widget-close has no target and isn't in a flyout » Write data-widget-close="#ID", with the id of a widget.
<div data-widget="flyouts"><button data-widget-close=""></button></div>
    data-widget-close="" » data-widget-close has no target and isn't in a flyout » Write data-widget-close="#ID", with the id of a widget.
<div><button data-widget-close=""></button></div>
    data-widget-close="" » data-widget-close has no target and isn't in a flyout » Write data-widget-close="#ID", with the id of a widget.

# near-attribute
<div data-wigdet="tile"></div>
    data-wigdet » data-wigdet of <div> is unknown; did you mean data-widget? » Write data-widget.
<div data-widgett="tile"></div>
    data-widgett » data-widgett of <div> is unknown; did you mean data-widget? » Write data-widget.
<div data-wigdet=""></div>
    data-wigdet » data-wigdet of <div> is unknown; did you mean data-widget? » Write data-widget.
<div data-wigdet="zzzzzz"></div>
<div wigdet="tile"></div>
<div data-widget="tile" data-wigdet="tile"></div>
<script src="/cobble.js" data-wigdet="tile"></script>
<div data-widget="tile" data-widget-opne="#a"></div>
<div data-widget-opne="#a"></div>
    data-widget-opne » data-widget-opne of <div> is unknown; did you mean data-widget-open? » Write data-widget-open.

# unknown-slot
<div data-widget="tile" ><b slot="foter"></b></div>
    slot="foter" » tile has no slot "foter"; did you mean "footer"? » Write slot="footer".
<div data-widget="tile" ><b slot="zzzzzz"></b></div>
    slot="zzzzzz" » tile has no slot "zzzzzz" » Its named slots are footer.
<div data-widget="tile" ><b slot=""></b></div>
<div data-widget="tile" ><b slot="footer"></b></div>
<div data-widget="tile" ><b data-slot="zzzzz"></b></div>
    data-slot="zzzzz" » tile has no slot "zzzzz" » Its named slots are footer.
<div data-widget="plain" ><b slot="zzzzzz"></b></div>
    slot="zzzzzz" » plain has no slot "zzzzzz" » Remove the attribute. The widget has no named slots.
<div data-widget="tile" ><b slot="{{x}}"></b></div>
<div data-widget="tile" ><i><b slot="zzzzz"></b></i></div>

# unknown-widget
<div data-widget="tlie"></div>
    tlie » Unknown widget "tlie"; did you mean "tile"? » Write data-widget="tile".
<div data-widget="zzzzzz"></div>
    zzzzzz » Unknown widget "zzzzzz" » Use one of flyout, plain, tile.
<div data-widget=""></div>
    data-widget="" » data-widget is empty » Use one of flyout, plain, tile.
<div data-widget="{{x}}"></div>
<div data-widget="tile"></div>
<div data-widget></div>
    data-widget » data-widget is empty » Use one of flyout, plain, tile.
`);
