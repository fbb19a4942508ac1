package org.opensaml.core.xml;

/** A stand-in: the security module names it, and its jar isn't on Maven Central. */
public interface XMLObject {}
