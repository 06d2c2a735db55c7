/** What of Svelte this page does not need, as it is mounted and never comes from a server as HTML. */

const HYDRATION = /svelte[\\/]src[\\/]internal[\\/]client[\\/]dom[\\/]hydration\.js$/;
const MAY_HYDRATE = [
  ["export let hydrating = false;", "export const hydrating = false;"],
  ["hydrating = value;", ""],
];
/** What a component does for hydration alone. */
const FINDS_ITS_PLACE = /^\s*\$\.(reset|next)\([^()]*\);\n/gm;

/**
 * Says that nothing is hydrated: all that Svelte guards by that is left out.
 *
 * @returns {import("vite").Plugin}
 */
export function mountedOnly() {
  return {
    name: "mounted-only",
    transform(code, id) {
      if (id.endsWith(".svelte")) return { code: code.replace(FINDS_ITS_PLACE, ""), map: null };
      if (!HYDRATION.test(id)) return null;
      for (const [found, instead] of MAY_HYDRATE) {
        if (!code.includes(found)) throw new Error(`Svelte says otherwise whether it hydrates: ${found}`);
        code = code.replace(found, instead);
      }
      return { code, map: null };
    },
  };
}
