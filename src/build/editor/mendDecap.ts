// What Decap CMS does wrong and no setting changes: its program is mended in these places.
interface Mend {
  /** What is wrong. */
  fault: string;
  place: string;
  mended: string;
}

const MENDS: readonly Mend[] = [
  {
    fault:
      "While a picture loads, fields are not drawn anew: what is typed meanwhile disappears, and the next letter is added to the text before it.",
    place: "shouldComponentUpdate(e){return(!this.props.isLoadingAsset||!e.isLoadingAsset)&&(",
    mended:
      "shouldComponentUpdate(e){return this.props.value!==e.value||(!this.props.isLoadingAsset||!e.isLoadingAsset)&&(",
  },
  {
    fault: "Two chosen files with the same bytes count as one, and only the last one is saved.",
    place: "i=gc({id:await Ou(e),file:e,assetProxy:r,draft:p})",
    mended: "i=gc({id:await Ou(e)+r.path,file:e,assetProxy:r,draft:p})",
  },
  {
    fault: "The address of an entry that is still loading is asked for, and the form shows an error in English.",
    place: "getDeploy(e,t,n){const r=this.config.site_url;if(r&&",
    mended: "getDeploy(e,t,n){const r=this.config.site_url;if(n&&r&&",
  },
];

/** The program of Decap CMS without these faults. Throws if a place has changed: look whether the fault has. */
export function mendDecap(program: string): string {
  return MENDS.reduce((mended, { fault, place, mended: better }) => {
    if (mended.split(place).length !== 2)
      throw new Error(`Decap CMS no longer has a fault that mendDecap.ts mends, or has it elsewhere: ${fault}`);
    return mended.replace(place, better);
  }, program);
}
