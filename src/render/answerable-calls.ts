import { downloadsRoutes } from '../services/downloads/routes';
import { helpCentreRoutes } from '../services/help-centre/routes';
import { marketplaceRoutes } from '../services/marketplace/routes';
import type { Row } from '../services/route';
import type { Answers } from './answers';

/** All calls whose answers are the same for all visitors (`forAll`). */
export const answerableCalls: {
  readonly [Group in keyof Answers]-?: Readonly<Record<keyof NonNullable<Answers[Group]>, Row>>;
} = {
  marketplace: {
    search: marketplaceRoutes.search,
    item: marketplaceRoutes.item,
    popular: marketplaceRoutes.popular,
    promotionDetails: marketplaceRoutes.promotionDetails,
    pass: marketplaceRoutes.pass,
  },
  helpCentre: {
    article: helpCentreRoutes.article,
    articles: helpCentreRoutes.articles,
    suggested: helpCentreRoutes.articles,
    search: helpCentreRoutes.search,
    serverStatus: helpCentreRoutes.serverStatus,
    sections: helpCentreRoutes.sections,
    categories: helpCentreRoutes.categories,
  },
  downloads: { links: downloadsRoutes.links, latest: downloadsRoutes.latest },
};
