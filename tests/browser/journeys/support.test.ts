import { contentCategories } from './areas/content-categories';
import { downloadLinks } from './areas/download-links';
import { newsletterSignup } from './areas/newsletter-signup';
import { regionPicker } from './areas/region-picker';
import { signIn } from './areas/sign-in';
import { supportTicket } from './areas/support-ticket';
import { runJourneys } from './run-journeys';

runJourneys([supportTicket, newsletterSignup, signIn, regionPicker, downloadLinks, contentCategories]);
