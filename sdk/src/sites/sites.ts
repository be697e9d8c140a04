import type { Site, SiteId } from '../model/site.ts'
import { ALLPOSTERS } from './allposters.ts'
import { ART } from './art.ts'

/** Both brands by their id. */
export const SITES: Readonly<Record<SiteId, Site>> = { Art: ART, AllPosters: ALLPOSTERS }
