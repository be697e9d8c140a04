import { BRANDS, canonicalHelpPath, siteLink } from '@wallart/sdk'
import { headView } from '../../framework/head-view.server.ts'
import { found, missing, withStructuredData, type Loader } from '../../framework/loader.server.ts'
import type { PageRequest } from '../../framework/page-request.server.ts'
import type { ContentPage, Copy } from './copy.ts'
import type { ContentView, RoomPicture } from './content-view.ts'
import { copyFor } from './pages.server.ts'
import { readPage, SITEMAP_PATH } from './read-page.server.ts'
import { roomPictures } from './room-pictures.server.ts'
import { contentStructuredData } from './structured-data.server.ts'

export const loader: Loader<ContentView> = async request => {
  const { url, context, address } = request
  const read = await readPage(canonicalHelpPath(url.pathname.replace(/(?<=.)\/$/, '')), request)
  if (!read) return missing()
  const { page, pages, copy, markdown, html, headings, works } = read
  const group = pages.filter(({ kind }) => kind === siblingKind(page))
  const pictures = await roomPictures(page.kind === 'landing' ? [page, ...group] : group, request)
  const picture = pictures.get(page.path)
  const view: ContentView = {
    head: headView(
      {
        title: `${copy.title} | ${BRANDS[context.site.id].name}`,
        description: copy.description,
        path: page.path,
        ...pictureField(picture),
      },
      { context, address },
    ),
    kind: page.kind,
    title: copy.title,
    ...pictureField(picture),
    html,
    hasColumns: page.path === SITEMAP_PATH,
    headings,
    updated: new Intl.DateTimeFormat(context.locale.id, { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(page.updated),
    ),
    updatedAt: page.updated,
    siblings: group.map(each =>
      sibling(each, {
        isOpen: each === page,
        copy: copyFor(each, context.locale.id),
        picture: pictures.get(each.path),
        context,
      }),
    ),
    works,
  }
  return withStructuredData(found(view, 'content'), [
    contentStructuredData(page, copy, {
      url: address(page.path),
      markdown,
      context,
      image: view.head.picture?.href,
    }),
  ])
}

const pictureField = (picture: RoomPicture | undefined) => (picture ? { picture } : {})

// The blog lists its posts, and a post lists the others.
function siblingKind({ path, kind }: ContentPage): ContentPage['kind'] | undefined {
  if (path === '/blog') return 'article'
  return kind === 'landing' ? undefined : kind
}

interface SiblingInput extends Pick<PageRequest, 'context'> {
  readonly isOpen: boolean
  readonly copy: Copy
  readonly picture: RoomPicture | undefined
}

function sibling({ path }: ContentPage, input: SiblingInput): ContentView['siblings'][number] {
  const { isOpen, copy, picture, context } = input
  const { title, description } = copy
  return { href: siteLink(path, context), title, description, isOpen, ...pictureField(picture) }
}
