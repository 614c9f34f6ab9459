import { helpArticle } from './areas/help-article';
import { runJourneys } from './run-journeys';

runJourneys([helpArticle]);
