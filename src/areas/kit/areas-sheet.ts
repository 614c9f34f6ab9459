// Nearly every area needs these styles, in this order. `cli/build/sheets.ts` joins them.
import '../../widgets/kit/base.style';
import '../../widgets/kit/wave.style';
import '../../widgets/kit/visually-hidden.style';
import '../../widgets/kit/button.style';
import '../../widgets/kit/button-primary.style';
import '../../widgets/kit/button-quiet.style';
import '../../widgets/kit/button-secondary.style';
import './call-view.style';
