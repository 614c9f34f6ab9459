import { helpArticle } from './areas/help-article';
import { helpCentre } from './areas/help-centre';
import { helpSearch } from './areas/help-search';
import { serverStatus } from './areas/server-status';
import { runJourneys } from './run-journeys';

runJourneys([helpCentre, helpSearch, helpArticle, serverStatus]);
