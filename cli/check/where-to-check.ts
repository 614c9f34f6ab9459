import { isAddress } from '../io/is-address';

/**
 * Which command says more of what a page leaves out of a config. Standard input is used up by then, and `cobble check`
 * takes no URL: those are to be saved first.
 *
 * @param name of the config, as it was typed
 */
export const whereToCheck = (name: string): string =>
  name === '-' || isAddress(name)
    ? 'save the config to a file, and cobble check FILE says where and how to mend it'
    : `cobble check ${name} says where and how to mend it`;
