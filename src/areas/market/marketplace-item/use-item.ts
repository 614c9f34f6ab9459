import { statusOf } from '../../../services/client/status-of';
import { answerFor } from '../../kit/answer-for';
import { bounded } from '../../kit/bounded';
import { type CallState, useCall } from '../../kit/use-call';
import type { ServicesState } from '../../kit/use-services';
import { type TileItem, tileItem } from '../parts/tile-items';

interface ItemAnswer {
  readonly id: string;
  readonly item: TileItem | undefined;
}

export const useItem = (from: ServicesState, id: string): CallState<ItemAnswer> => {
  const call = useCall(
    from,
    async ({ marketplace }, signal): Promise<ItemAnswer> => {
      try {
        const answer = await marketplace.item(id, { signal });
        return { id, item: tileItem(answer) ?? tileItem(answer?.item) };
      } catch (error) {
        if (statusOf(error) === 404) return { id, item: undefined };
        throw error;
      }
    },
    [id],
    { forAll: true, when: !!id, bound: bounded },
  );
  return answerFor(id, call);
};
