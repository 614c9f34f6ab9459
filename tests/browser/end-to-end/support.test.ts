import { contentCategories } from './areas/content-categories';
import { downloadLinks } from './areas/download-links';
import { newsletterSignup } from './areas/newsletter-signup';
import { regionPicker } from './areas/region-picker';
import { signIn } from './areas/sign-in';
import { supportTicket } from './areas/support-ticket';
import { runEndToEndTests } from './run-tests';

runEndToEndTests([supportTicket, newsletterSignup, signIn, regionPicker, downloadLinks, contentCategories]);
