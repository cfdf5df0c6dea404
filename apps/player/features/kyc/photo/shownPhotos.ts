/** Photos taken in this visit, by the keys they are stored under: a page that was loaded anew has only the keys. */
const photos = new Map<string, File>()

export function showPhotoAs(key: string, photo: File): void {
  photos.set(key, photo)
}

export function photoShown(key: string): File | undefined {
  return photos.get(key)
}
