import {redirects} from '../../site/config/redirects.ts';
import type {Fault} from '../fault.ts';
import {anchorsOf} from '../links/anchors.ts';
import {normalPath, routesOf} from '../links/routes.ts';
import type {Content, Proof} from '../proof.ts';

/**
 * The addresses of the documentation that the packages print in messages go on working: there is a page, a redirect,
 * or a page in the plan that is still to be written.
 */
export const printedAddresses: Proof = {
  name: 'Addresses that the packages print',
  faults: (content) => content.model.printedAddresses.flatMap((address) => faultOf(address, content) ?? []),
  counted: ({model}) => `${model.printedAddresses.length} addresses`,
};

const faultOf = (address: string, {pages, planned}: Content): Fault | undefined => {
  const [path = '', anchor] = address.split('#');
  const route = redirects.find(({from}) => from === normalPath(path))?.to ?? normalPath(path);
  const routes = routesOf(pages);
  if (!routes.has(route)) {
    if (planned.some((item) => item.route === route)) return undefined;
    return {
      file: 'site/config/redirects.ts',
      line: 1,
      message: `The packages print ${address}, which leads nowhere`,
      fix: 'Add the page to the plan, or a redirect from the address',
    };
  }
  const page = routes.get(route);
  if (!anchor || !page || anchorsOf(page).some(({id}) => id === anchor)) return undefined;
  return {
    file: page.file,
    line: 1,
    message: `The packages print ${address}, but the page has no such anchor`,
    fix: `Give a heading the anchor: {/* #${anchor} */}`,
  };
};
