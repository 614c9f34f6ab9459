import { helpArticle } from './areas/help-article';
import { helpCentre } from './areas/help-centre';
import { helpSearch } from './areas/help-search';
import { serverStatus } from './areas/server-status';
import { runEndToEndTests } from './run-tests';

runEndToEndTests([helpCentre, helpSearch, helpArticle, serverStatus]);
