import type { DeliveryZip } from '../../model/postal-address.ts'

// Where the first three digits of a ZIP code begin to be those of another state.
const US_STARTS =
  '005NY 006PR 008VI 009PR 010MA 028RI 030NH 039ME 050VT 055MA 056VT 060CT 070NJ 090AE 100NY 150PA 197DE 200DC 201VA 202DC 206MD 220VA 247WV 270NC 290SC 300GA 320FL 340AA 341FL 350AL 370TN 386MS 398GA 400KY 430OH 460IN 480MI 500IA 530WI 550MN 569DC 570SD 580ND 590MT 600IL 630MO 660KS 680NE 700LA 716AR 730OK 733TX 734OK 750TX 800CO 820WY 832ID 840UT 850AZ 870NM 885TX 889NV 900CA 962AP 967HI 969GU 970OR 980WA 995AK'

// The first letter of a postal code, and the province that it stands for.
const CANADIAN_LETTERS = 'ANL BNS CPE ENB GQC HQC JQC KON LON MON NON PON RMB SSK TAB VBC XNT YYT'

/** The state or province in which a zip or postal code lies; undefined for a code that is none's. */
export function regionOfZip({ zip, country }: DeliveryZip): string | undefined {
  if (/^X0[A-C]/.test(zip)) return 'NU'
  if (country === 'CA')
    return CANADIAN_LETTERS.split(' ')
      .find(entry => entry[0] === zip[0])
      ?.slice(1)
  const prefix = zip.slice(0, 3)
  return US_STARTS.split(' ')
    .findLast(start => start.slice(0, 3) <= prefix)
    ?.slice(3)
}
