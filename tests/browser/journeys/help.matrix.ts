import { helpArticle } from './areas/help-article';
import { helpCentre } from './areas/help-centre';
import { helpSearch } from './areas/help-search';
import { serverStatus } from './areas/server-status';
import { runStates } from './run-states';

runStates([helpCentre, helpSearch, helpArticle, serverStatus]);
