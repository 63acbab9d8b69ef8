"""Elbowroom for programs that learn. See docs/guide/learning.md of the repository."""

from .aec import AECEnv
from .batch import Batch, Description, EnvironmentFault, Record
from .gymnasium import GymEnv

__all__ = ["AECEnv", "Batch", "Description", "EnvironmentFault", "GymEnv", "Record"]
