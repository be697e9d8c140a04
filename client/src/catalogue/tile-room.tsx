import { imageAddress } from '@wallart/sdk'
import { useState } from 'react'
import styles from './tile-room.module.css'

export function TileRoom({ imageId }: { readonly imageId: string }) {
  const [isLoaded, setLoaded] = useState(false)
  return (
    <span className={styles.room} data-there={isLoaded}>
      <img
        src={imageAddress(imageId, 'avif', { width: 640, lifeStyle: 'living-room' })}
        alt=""
        width={640}
        height={480}
        onLoad={() => setLoaded(true)}
      />
    </span>
  )
}
