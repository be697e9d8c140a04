/** Whether a medium of a gallery is a video. */
export function isMp4(address: string): boolean {
  const [path = ''] = address.split(/[?#]/, 1)
  return path.trim().toLowerCase().endsWith('.mp4')
}
