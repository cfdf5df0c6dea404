import { inlineFile } from '@saya/client'

/** A photo as a form may hold it: chosen as a file, drawn as a data string, or stored under a key already. */
export type Photo = File | string

/** The key a photo is stored under. What is not stored yet is sent first. */
export async function photoKey(photo: Photo, send: (file: File) => Promise<string>): Promise<string> {
  if (photo instanceof File) return send(photo)
  if (!photo.startsWith('data:')) return photo
  return send(inlineFile(photo, 'photo'))
}
