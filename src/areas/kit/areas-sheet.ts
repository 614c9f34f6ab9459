// What nearly every area is drawn with: the build makes one stylesheet of it, which a page asks for once and which comes
// before an area's own (`cli/build/sheets.ts`). In this order. A style that a few areas have in common is not
// worth it: a page with another area would fetch it for nothing.
import '../../widgets/kit/base.style';
import '../../widgets/kit/wave.style';
import '../../widgets/kit/visually-hidden.style';
import '../../widgets/kit/button.style';
import '../../widgets/kit/button-primary.style';
import '../../widgets/kit/button-quiet.style';
import '../../widgets/kit/button-secondary.style';
import './call-view.style';
import './unseen.style';
