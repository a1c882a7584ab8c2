import { createLink } from '@tanstack/react-router'
import { Button } from 'antd'

/** A link inside the product that looks like a button. */
export const LinkButton = createLink(Button)
