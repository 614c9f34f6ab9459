// Styles that nearly every area needs. `cli/build/sheets.ts` joins them in this order.
import '../../widgets/kit/base.style';
import '../../widgets/kit/wave.style';
import '../../widgets/kit/visually-hidden.style';
import '../../widgets/kit/button.style';
import '../../widgets/kit/button-primary.style';
import '../../widgets/kit/button-quiet.style';
import '../../widgets/kit/button-secondary.style';
import './call-view.style';
