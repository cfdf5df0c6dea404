/** What is personal is shown in part: enough to tell two people apart, too little to reach either. */
export function maskPhone(phone: string): string {
  return phone.length < 7 ? '•••' : `${phone.slice(0, 3)}•••${phone.slice(-4)}`
}

export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? '' : `${email.slice(0, 1)}•••${email.slice(at)}`
}
