export { Button, ButtonLink, type ButtonLook } from './Button.tsx'
export { IconButton, IconLink } from './IconButton.tsx'
