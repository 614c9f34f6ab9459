export const BALANCE_EVENT = 'cobble:balance';

export const announceBalance = (balance: number | undefined): void => dispatch({ balance });

export const invalidateBalance = (): void => dispatch(null);

const dispatch = (detail: { readonly balance: number | undefined } | null) => {
  document.dispatchEvent(new CustomEvent(BALANCE_EVENT, { detail }));
};
