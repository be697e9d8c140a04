import { BRANDS } from '@wallart/sdk'
import type { HeadView } from './head-view.ts'
import { useSite } from '../i18n/site-context.ts'

export function PageHead({ head }: { readonly head: HeadView }) {
  const { title, description, keywords, robots, canonical, alternates } = head
  const { locale } = useSite()
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {keywords && <meta name="keywords" content={keywords} />}
      <meta name="robots" content={robots} />
      <meta name="language" content={locale.id} />
      <link rel="canonical" href={canonical} />
      {alternates.map(({ language, href }) => (
        <link key={language} rel="alternate" hrefLang={language} href={href} />
      ))}
      <Shared head={head} />
    </>
  )
}

function Shared({ head }: { readonly head: HeadView }) {
  const { title, description, canonical, kind, picture, facebookAppId } = head
  const { site, locale } = useSite()
  const alt = picture?.alt ?? ''
  return (
    <>
      <meta property="og:type" content={kind} />
      <meta property="og:site_name" content={BRANDS[site.id].name} />
      <meta property="og:locale" content={locale.id.replace('-', '_')} />
      <meta property="og:url" content={canonical} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {picture && (
        <>
          <meta property="og:image" content={picture.href} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={alt} />
          <meta name="twitter:image" content={picture.href} />
          <meta name="twitter:image:alt" content={alt} />
        </>
      )}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      {facebookAppId && <meta property="fb:app_id" content={facebookAppId} />}
    </>
  )
}
