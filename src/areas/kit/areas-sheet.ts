// The styles that nearly every area needs, in this order. The build makes one stylesheet of them, which precedes an
// area's own (`cli/build/sheets.ts`). Styles of only a few areas don't belong here: other pages would load them in vain.
import '../../widgets/kit/base.style';
import '../../widgets/kit/wave.style';
import '../../widgets/kit/visually-hidden.style';
import '../../widgets/kit/button.style';
import '../../widgets/kit/button-primary.style';
import '../../widgets/kit/button-quiet.style';
import '../../widgets/kit/button-secondary.style';
import './call-view.style';
import './unseen.style';
