import { createLink } from '@tanstack/react-router'
import { Button } from 'antd'

/** A link inside the product that looks like a button. Its look is `color` and `variant`: the router keeps `type`. */
export const LinkButton = createLink(Button)
