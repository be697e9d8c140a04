import { useTranslate } from '../../i18n/translate.ts'
import { tilePicture } from '../../catalogue/work-picture.ts'
import { LandingModule } from '../../features/landing-module/landing-module.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import type { ContentView } from './content-view.ts'
import styles from './posts.module.css'

interface PostsProps {
  readonly posts: ContentView['siblings']
  /** Whether this is the page that lists them, and not one of them. */
  readonly isHome: boolean
}

export function Posts({ posts, isHome }: PostsProps) {
  const t = useTranslate()
  const others = posts.filter(({ isOpen }) => !isOpen)
  if (others.length === 0) return null
  return (
    <LandingModule name="stories" index={1}>
      <section className={styles.posts} aria-labelledby="posts">
        <h2 id="posts">
          {isHome
            ? t({ code: 'content.posts', message: 'All stories' })
            : t({ code: 'content.more-posts', message: 'More stories' })}
        </h2>
        <ul>
          {others.map(post => (
            <Post key={post.href} post={post} />
          ))}
        </ul>
      </section>
    </LandingModule>
  )
}

function Post({
  post: { href, title, description, picture },
}: {
  readonly post: PostsProps['posts'][number]
}) {
  return (
    <li>
      {picture && (
        <div className={styles.picture}>
          <Picture
            files={tilePicture(picture.imageId, picture.room)}
            sizes="(min-width: 992px) 22rem, (min-width: 600px) 45vw, 92vw"
            width={480}
            height={320}
            alt=""
            fit="cut"
          />
        </div>
      )}
      <h3>
        <a href={href}>{title}</a>
      </h3>
      <p>{description}</p>
    </li>
  )
}
