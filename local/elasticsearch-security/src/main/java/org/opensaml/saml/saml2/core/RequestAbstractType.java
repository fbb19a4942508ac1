package org.opensaml.saml.saml2.core;

/** A stand-in: the security module names it, and its jar isn't on Maven Central. */
public interface RequestAbstractType {}
