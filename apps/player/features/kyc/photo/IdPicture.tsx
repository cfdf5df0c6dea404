import idCard from '../camera/idCard.svg?url'

/** The one illustration of these pages; the words beside it say everything. */
export function IdPicture() {
  return <img className="kycPicture" src={idCard} width={124} height={88} alt="" />
}
