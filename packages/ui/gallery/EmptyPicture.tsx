import { useContext } from 'react'
import { SunMark } from '../wordmark/index.ts'
import { PicturesContext } from './picturesContext.ts'

export function EmptyPicture() {
  const { empty } = useContext(PicturesContext)
  return empty ? <img src={empty} width={88} height={88} alt="" /> : <SunMark size={88} />
}
