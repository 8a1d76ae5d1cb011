/** Stands for the address of an image, which the build would give. */
export default '/image.svg';
