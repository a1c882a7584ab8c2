import type { ModalProps } from 'antd'

/** The footer of a dialog that only tells something. */
export const onlyOk: NonNullable<ModalProps['footer']> = (_, { OkBtn }) => <OkBtn />
